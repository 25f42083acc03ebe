/** Whether the reader's data is scarce, as Docusaurus decides about prefetching. */
export function savesData(): boolean {
  const { connection } = navigator;
  return (
    connection?.saveData === true ||
    connection?.effectiveType?.includes('2g') === true
  );
}
