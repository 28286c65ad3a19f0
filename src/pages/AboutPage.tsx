import about from '../texts/pages/about.md';
import { TextPage } from './TextPage';

/** What the game is, and what it is made from. */
export default function AboutPage() {
  return <TextPage text={about} />;
}
