const base="removeComments collapseWhitespace removeEmptyAttributes minifyCss".split(' ');
const off=(...n)=>Object.fromEntries(n.map(x=>[x,false]));
module.exports={none:null,safe:{},comments:off('removeComments'),'comments+svg':off('removeComments','minifySvg'),four:off(...base),'four+svg':off(...base,'minifySvg'),'four+svg+sort':off(...base,'minifySvg','sortAttributesWithLists'),aggr:{...off('removeComments','minifySvg'),collapseWhitespace:'aggressive'},fn:{minifySvg:false,removeComments:(c)=>!/^<!--(\[.{0,3}|\]|[0-9a-z]*)-->$/.test(c)}};
