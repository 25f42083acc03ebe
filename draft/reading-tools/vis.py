import re
exec(open('/tmp/rd/form.py').read().split("v,f,p=split(t)")[0])
v,f,p=split(t)
print(re.sub(r'\n{3,}','\n\n',fen.sub('',v)))
