print("seguemap")
