import { useLanguage } from '../texts/useTexts';

type Props = {
  readonly name: string;
  /** A text containing the name; by default the name alone. */
  readonly text?: string;
};

/** Marks a name that is English in every language, such as a landmark, for screen readers and fonts. */
export function EnglishName({ name, text = name }: Props) {
  const start = text.indexOf(name);
  if (useLanguage() === 'en' || start < 0) return <span>{text}</span>;
  return (
    <>
      <span>{text.slice(0, start)}</span>
      <bdi lang="en">{name}</bdi>
      <span>{text.slice(start + name.length)}</span>
    </>
  );
}
