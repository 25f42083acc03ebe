// Ejected: the original needs React to show its content. The browser opens this one, even
// for a text that it finds inside, and for a link into it.
export default 'details';
