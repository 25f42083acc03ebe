// Ejected: the original needs React. The contents beside the text lead to all sections.
export default (): null => null;
