// Ejected: the original shows its content by React only. The browser opens this one, also
// to find text in it, and for a link into it.
export default 'details';
