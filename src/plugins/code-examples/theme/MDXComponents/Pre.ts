// Ejected: the original drops the element, because its CodeBlock renders one.
export default 'pre';
