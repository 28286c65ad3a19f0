/**
 * All words of the document in its own language, visible or read out. Leaves out names marked as English and
 * the names of other languages.
 */
export function pageWords(): string[] {
  const { lang } = document.documentElement;
  const isOwn = (element: Element | null) => {
    const marked = element?.closest('[lang]');
    return (
      !element?.closest('script, style, noscript, code') && marked?.getAttribute('lang') === lang
    );
  };
  const found = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode;
    if (isOwn(parentElement)) found.push(textContent ?? '');
  }
  const ATTRIBUTES = ['aria-label', 'aria-valuetext', 'alt', 'title', 'placeholder', 'content'];
  for (const element of document.querySelectorAll('body *, meta[name="description"]')) {
    if (isOwn(element)) found.push(...ATTRIBUTES.map((name) => element.getAttribute(name) ?? ''));
  }
  return found.map((text) => text.trim()).filter((text) => text !== '');
}

/** What players type for Germany and for Japan. */
export const TYPED = {
  de: ['deuts', 'jap'],
  fr: ['allem', 'jap'],
  es: ['alem', 'japon'],
  pt: ['alem', 'jap'],
  it: ['germ', 'giap'],
  nl: ['duits', 'jap'],
  pl: ['niem', 'jap'],
  tr: ['alma', 'jap'],
  uk: ['німеч', 'япон'],
  ar: ['المانيا', 'اليابان'],
  hi: ['जर्मन', 'जापान'],
  id: ['jerm', 'jepa'],
  ja: ['どいつ', 'にほん'],
  zh: ['德国', 'riben'],
} as const;
/** Some English words that no other language has. */
export const ENGLISH_WORDS =
  /\b(the|your?|guess(es)?|settings|statistics|streak|today’s|yesterday|country|which|with|loading|reload|share|shown|how to play|northeast|southwest|across|could|play|past)\b/i;
