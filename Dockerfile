# The command with all it needs to draw any format, for CI and for hosts without packages.
#
#   docker build --tag seguemap .
#   docker run --rm --user "$(id -u):$(id -g)" --volume "$PWD:/app" seguemap MyApp -o flow.svg

FROM swift:6.3-bookworm AS build
WORKDIR /seguemap
COPY . .
RUN Scripts/setup.sh && Scripts/release-libraries.sh /opt/libraries
RUN SEGUEMAP_LIBRARIES=/opt/libraries Scripts/install.sh /opt/seguemap && strip /opt/seguemap/bin/seguemap

# The program contains Graphviz and libxml2. Cairo and Pango draw PNG and PDF, git is for `seguemap diff`.
FROM debian:12-slim
RUN apt-get update && \
  apt-get install -y --no-install-recommends \
    libpangocairo-1.0-0 fonts-liberation fonts-noto-cjk fonts-noto-color-emoji git && \
  # Not every base deletes the packages: 165 MB. No picture has serifs: 54 MB. Of git, what needs Perl's modules, such
  # as `send-email`, and what serves repositories is of no use here: 67 MB.
  rm -rf /var/lib/apt/lists/* /var/cache/apt/* /usr/share/fonts/opentype/noto/NotoSerifCJK* \
    /usr/lib/*/perl/5* /usr/lib/*/libperl.so* /usr/share/perl/5* \
    /usr/lib/git-core/git-daemon /usr/lib/git-core/git-http-backend /usr/lib/git-core/git-http-push \
    /usr/lib/git-core/git-imap-send /usr/lib/git-core/git-shell /usr/lib/git-core/scalar && \
  # The cache of fonts is for the exact times of their folders, of which a layer keeps whole seconds.
  find /usr/share/fonts /usr/local/share/fonts -type d -exec touch --date=2000-01-01 {} + && \
  fc-cache --force && \
  # The checkout belongs to the host's user.
  git config --system --add safe.directory '*' && \
  useradd --create-home seguemap
COPY --from=build /opt/seguemap /usr/local
COPY --from=build /seguemap/LICENSE /seguemap/Packaging/THIRD-PARTY.md /usr/local/share/doc/seguemap/
USER seguemap
WORKDIR /app
ENTRYPOINT ["seguemap"]
