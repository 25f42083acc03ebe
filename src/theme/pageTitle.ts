/** The title of a page: each is named by one word, its id. */
export function pageTitle(id: string): string {
  return id.charAt(0).toUpperCase() + id.slice(1);
}
