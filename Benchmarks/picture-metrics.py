#!/usr/bin/env python3
"""Measure how readable a flow picture is, from its SVG alone.

usage: picture-metrics.py FILE.svg ...

Prints, per file: scenes, edges, page in megapixels and its width over its height, share of the page
that cards take (ink), crossings per edge, blur (share of all edge length that runs within 5 px beside an edge with
which it shares neither end, nearly parallel: the reader can't tell them apart), length of the
median edge over the page's diagonal, and edges that run through a foreign card.
"""
import math, re, sys
from collections import defaultdict

def flatten(d, step=6.0):
    tok = re.findall(r'[MLCZHV]|-?\d+(?:\.\d+)?', d)
    pts, i, cmd, cur = [], 0, None, (0, 0)
    while i < len(tok):
        if tok[i].isalpha(): cmd = tok[i]; i += 1
        if cmd == 'Z': continue
        if cmd in 'ML':
            p = (float(tok[i]), float(tok[i+1])); i += 2
            if cmd == 'M': pts.append(p); cmd = 'L'
            else:
                n = max(1, int(math.dist(cur, p)/step))
                pts += [(cur[0]+(p[0]-cur[0])*k/n, cur[1]+(p[1]-cur[1])*k/n) for k in range(1, n+1)]
            cur = p
        elif cmd == 'C':
            a, b, p = [(float(tok[i+j]), float(tok[i+j+1])) for j in (0, 2, 4)]; i += 6
            n = max(2, int((math.dist(cur,a)+math.dist(a,b)+math.dist(b,p))/step))
            for k in range(1, n+1):
                t = k/n; u = 1-t
                pts.append((u**3*cur[0]+3*u*u*t*a[0]+3*u*t*t*b[0]+t**3*p[0], u**3*cur[1]+3*u*u*t*a[1]+3*u*t*t*b[1]+t**3*p[1]))
            cur = p
        else: break
    return pts

def measure(path):
    s = open(path, encoding='utf-8').read()
    w, h = map(float, re.search(r'viewBox="0 0 ([\d.]+) ([\d.]+)"', s).groups())
    cards, card_title = [], []
    for m in re.finditer(r'<g id="[^"]*" class="scene [^"]*">\s*<title>([^<\n]*)[^<]*</title>\s*(?:<path [^>]*>\s*)?<rect [^>]*?x="([-\d.]+)" y="([-\d.]+)" width="([\d.]+)" height="([\d.]+)"', s):
        cards.append(tuple(map(float, m.groups()[1:]))); card_title.append(m.group(1))
    edges = []
    for m in re.finditer(r'class="segue segue-([\w-]+)([^"]*)">\s*<title>([^<]*)</title>\s*<path [^>]*? d="([^"]+)"', s):
        pts = flatten(m.group(4))
        if len(pts) > 1: edges.append((m.group(1), m.group(3), pts))
    n = len(edges)
    if not n: return f'{path}: no edges'
    def card_at(p):
        for k, (x, y, cw, ch) in enumerate(cards):
            if x-24 <= p[0] <= x+cw+24 and y-24 <= p[1] <= y+ch+24: return k
        return None
    ends = [(card_at(p[0]), card_at(p[-1])) for _, _, p in edges]
    grid = defaultdict(list)
    lengths, total, blurred, through, crossings = [], 0.0, 0.0, 0, 0
    segs = []
    for e, (_, _, pts) in enumerate(edges):
        L = 0.0
        for a, b in zip(pts, pts[1:]):
            d = math.dist(a, b)
            if d == 0: continue
            L += d
            mx, my = (a[0]+b[0])/2, (a[1]+b[1])/2
            k = len(segs); segs.append((e, a, b, d, mx, my))
            grid[int(mx//12), int(my//12)].append(k)
        lengths.append(L); total += L
        for k, (x, y, cw, ch) in enumerate(cards):
            if k in ends[e]: continue
            if sum(1 for p in pts if x+4 < p[0] < x+cw-4 and y+4 < p[1] < y+ch-4) > 2: through += 1; break
    crossed = set()
    for k, (e, a, b, d, mx, my) in enumerate(segs):
        near = False
        for gx in (-1, 0, 1):
            for gy in (-1, 0, 1):
                for j in grid.get((int(mx//12)+gx, int(my//12)+gy), ()):
                    f, c, g, dd, nx, ny = segs[j]
                    if f == e: continue
                    share = set(x for x in ends[e] if x is not None) & set(x for x in ends[f] if x is not None)
                    dx1, dy1, dx2, dy2 = b[0]-a[0], b[1]-a[1], g[0]-c[0], g[1]-c[1]
                    cos = abs(dx1*dx2+dy1*dy2)/(d*dd)
                    if not share and cos > 0.97 and math.hypot(mx-nx, my-ny) < 8:
                        off = abs((nx-mx)*dy1-(ny-my)*dx1)/d
                        if off < 5: near = True
                    if j > k and cos < 0.97:
                        def side(p, q, r): return (q[0]-p[0])*(r[1]-p[1])-(q[1]-p[1])*(r[0]-p[0])
                        if side(a,b,c)*side(a,b,g) < 0 and side(c,g,a)*side(c,g,b) < 0:
                            key = (min(e,f), max(e,f), int(mx//30), int(my//30)); crossed.add(key)
        if near: blurred += d
    diag = math.hypot(w, h)
    ink = sum(cw*ch for _, _, cw, ch in cards)/(w*h)
    lengths.sort()
    return (f'{path.rsplit("/",1)[-1][:40]:40} {len(cards):4} scenes {n:4} edges {w*h/1e6:6.1f} MP {w/h:4.2f} ink {ink:4.0%} '
            f'crossings/edge {len(crossed)/n:5.2f} blur {blurred/total:5.1%} median/diag {lengths[n//2]/diag:5.3f} through {through}')

for f in sys.argv[1:]:
    print(measure(f), flush=True)
