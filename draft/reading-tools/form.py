import re,sys
t=open('/work/wt-reading/docs/050-modules.md').read()
t=re.sub(r'^---.*?---\n','',t,flags=re.S)
fen=re.compile(r'^```.*?^```\n?',re.S|re.M)
def W(s): return len(fen.sub('',s).split())
def Wn(s):
    s=fen.sub('',s); s=re.sub(r'^\|[ |:-]+\|$','',s,flags=re.M).replace('|',' '); return len(s.split())
def strip(s,kind):
    # remove details blocks of kind; nested not supported except Proof inside More
    pat=re.compile(r'<details>\n<summary>'+kind+r'.*?</details>\n?',re.S)
    return pat.sub('',s)
det=re.compile(r'<details>|</details>')
def split(s):
    vis=[];fold=[];proof=[];stack=[]
    infence=False
    for l in s.split('\n'):
        if l.startswith('```'): infence=not infence
        if not infence and l=='<details>': stack.append(None); continue
        if stack and stack[-1] is None: stack[-1]='proof' if 'Proof' in l else 'more'; 
        if not infence and l=='</details>': stack.pop(); continue
        (proof if 'proof' in stack else fold if stack else vis).append(l)
    return ['\n'.join(x) for x in(vis,fold,proof)]
v,f,p=split(t)
nb=lambda s:len(fen.findall(s))
print('words visible',W(v),'(no pipes %d)'%Wn(v),'folded',W(f),'proofs',W(p),'| blocks',nb(v),nb(f),nb(p), '| before overview', W(v.split('| Module')[0]) if '| Module' in v else '-')
secs=re.split(r'^(#{2,3} .*)$',t,flags=re.M)
for h,b in zip(secs[1::2],secs[2::2]):
    v,f,p=split(b)
    first=b.find('```'); w1=W(b[:first]) if first>=0 else -1
    msg=[]
    if h.startswith('### '):
        para=[x for x in b.strip().split('\n\n')]
        w0=len(para[0].split())
        if w0>40: msg.append('what %d'%w0)
        if w1>60: msg.append('until first %d'%w1)
        m=re.search(r'\*\*Can break\.\*\*(.*?)(?=\n\nChanged since|\n<details>\n<summary>More|\Z)',v,re.S)
        m2=re.search(r'\*\*Can break\.\*\*(.*)',v,re.S)
        if not m2: msg.append('no can break')
        else:
            pts=re.findall(r'^- (.*(?:\n  .*)*)',m2[1].split('\nChanged since')[0],re.M)
            for x in pts:
                if len(x.split())>40: msg.append('point %d: %s'%(len(x.split()),x[:40]))
            if len(pts)>5: msg.append('points %d'%len(pts))
            msg.append('pts %d'%len(pts))
        mm=re.search(r'More cases: (\d+)',b)
        if mm:
            more=b[mm.end():]
            k=len(re.findall(r'^- ',split('<details>\n<summary>More'+more)[1],re.M))
            if k!=int(mm[1]): msg.append('more %s, bullets %d'%(mm[1],k))
        order=[x for x in('```','| Setting','**Can break.**','Changed since','More cases')]
        pos=[b.find(x) for x in order]; q=[x for x in pos if x>=0]
        if q!=sorted(q): msg.append('order %s'%pos)
    print('%-34s vis %4d fold %4d first %3d blk %d/%d/%d %s'%(h,W(v),W(f),w1,nb(v),nb(f),nb(p),'; '.join(msg)))
