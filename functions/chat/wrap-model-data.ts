/** JSON in which no character can end the block, because markup is escaped. */
function escapeMarkup(data: unknown): string {
  return JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Returns the user turn for the model: one block of data, which cannot be mistaken for instructions. */
export function wrapModelData(data: unknown): string {
  return `<data>\n${escapeMarkup(data)}\n</data>`;
}
