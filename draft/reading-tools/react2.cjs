const R='/work/wt-reading/'; const {createRequire}=require('module'); const rq=createRequire(R+'package.json');
const React=rq('react'); const S=rq('react-dom/server'); 
const J=require(process.argv[2]);
const H=createRequire(R+'libraries/next/package.json')('htmlnano'); const h=H.default??H;
const e=React.createElement;
const App=()=>e('div',{title:'',style:{color:'red'}},e('p',null,'Hello',' ','Kim',e('b',null,'  two  spaces\n line'),' end'),e(React.Suspense,{fallback:'x'},e('i',{className:'b  a'},'y'),e('svg',{viewBox:'0 0 9 9',className:'icon',role:'img','aria-hidden':true},e('g',null),e('path',{d:'M0 0 L9 0',fill:'#000',id:'q'})),e('input',{type:'text',value:'',readOnly:true,placeholder:' '}),e('a',{href:'/a',rel:'a b'},'\u00a0x & < \u2014'),e('button',{type:'submit',disabled:true,hidden:true},'z'),e('textarea',{defaultValue:'a  b'}),e('select',{defaultValue:'1'},e('option',{value:'1'},'o')),e('template',null)));
(async()=>{
 const src='<!doctype html><html><head><title>t</title></head><body><div id="root">'+S.renderToString(e(App))+'</div></body></html>';
 for(const [n,o] of Object.entries(require('/tmp/rd/fw/sets.cjs'))){
  const html=o?(await h.process(src,o)).html:src;
  const d=new J.JSDOM(html,{pretendToBeVisual:true}); global.window=d.window; global.document=d.window.document; global.navigator=d.window.navigator; for(const k of ['HTMLElement','Node','Event','HTMLIFrameElement','MutationObserver']) global[k]=d.window[k];
  const errs=[]; const ce=console.error; console.error=(...a)=>errs.push('console: '+a.map(String).join(' ').split('\n').filter(l=>/^[+-]|match/.test(l.trim())).join(' / ').slice(0,900));
  const {hydrateRoot}=rq('react-dom/client');
  hydrateRoot(d.window.document.getElementById('root'),e(App),{onRecoverableError:(x)=>errs.push(x.message.slice(0,100))});
  await new Promise(r=>setTimeout(r,400)); console.error=ce; console.log(n,errs);
 }
 process.exit(0);
})();
