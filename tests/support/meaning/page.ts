/** A whole document around what stands in its body and its head. */
export function page(body: string, head = '<title>Page</title>'): string {
  return `<!DOCTYPE html>
<html lang="en">
<head>
  <meta charset="utf-8">
  ${head}
</head>
<body>
${body}
</body>
</html>
`;
}
