// Ejected: the original needs React. The contents beside the text lead anywhere.
export default (): null => null;
