/** A part of an answer. */
export type Block = { kind: 'paragraph'; text: string } | { kind: 'list'; items: string[] };

const item = /^\s*- +/;

/**
 * Splits an answer into paragraphs and lists. Blank lines separate paragraphs, lines that start with `- ` are items of a
 * list, and other text stays plain text with its line breaks.
 */
export function parseResponse(response: string): Block[] {
  const blocks: Block[] = [];
  for (const part of response.split(/\n\s*\n/)) {
    // A blank line ends a paragraph, but not a list.
    let isOpen = false;
    for (const line of part.split('\n')) {
      const last = blocks[blocks.length - 1];
      const text = line.replace(item, '').trim();
      if (text === '') continue;
      if (item.test(line)) {
        if (last?.kind === 'list') last.items.push(text);
        else blocks.push({ kind: 'list', items: [text] });
      } else if (isOpen && last?.kind === 'paragraph') last.text += `\n${text}`;
      else blocks.push({ kind: 'paragraph', text });
      isOpen = true;
    }
  }
  return blocks;
}

/** Whether a paragraph only introduces the list that follows: "What helps:". */
export function isListTitle(text: string, next: Block | undefined): boolean {
  return next?.kind === 'list' && /^[^.!?\n]+[:?]$/.test(text);
}

/** Where the link of a source leads: a path of this site or an `https:` address. Others, such as `javascript:`, are not links. */
export function toSourceLink(url: string): { to: string } | { href: string } | null {
  if (/^\/[^/\\]/.test(url)) return { to: url };
  return URL.canParse(url) && new URL(url).protocol === 'https:' ? { href: url } : null;
}
