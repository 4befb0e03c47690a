/** The first paragraph of a rich text, and the rest; a text that begins otherwise is all introduction. */
export function splitIntroduction(html: string): readonly [introduction: string, rest: string] {
  const end = html.startsWith('<p') ? html.indexOf('</p>') + '</p>'.length : html.length;
  return [html.slice(0, end), html.slice(end)];
}
