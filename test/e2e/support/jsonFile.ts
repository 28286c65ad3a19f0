export const jsonFile = (text: string) => ({
  name: 'a.json',
  mimeType: 'application/json',
  buffer: Buffer.from(text),
});
