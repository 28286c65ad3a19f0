import { styled } from 'styled-components';

import { GlobalStyle } from '../../../design/GlobalStyle';
import { PageHeading } from '../../../design/PageHeading';
import { galleryTexts as texts } from '../../../texts/gallery';

export const GALLERY = '/dev/gallery';

/** The screens that a state is shown on, in CSS pixels, and the scale of the frames. */
const SIZES = { phone: [390, 844], laptop: [1366, 768] } as const;
const SCALE = 0.5;
const THEMES = ['light', 'dark'] as const;

const Page = styled.main`
  padding: 16px;

  h2 {
    margin: 32px 0 8px;
    font-size: 1.1rem;
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 16px;
`;

const Pane = styled.div<{ $width: number; $height: number }>`
  width: ${({ $width }) => $width * SCALE}px;
  height: ${({ $height }) => $height * SCALE}px;

  iframe {
    width: ${({ $width }) => $width}px;
    height: ${({ $height }) => $height}px;
    border: 0;
    transform: scale(${SCALE});
    transform-origin: 0 0;
  }
`;

type Props = {
  readonly names: readonly string[];
  /** The language's address, without a slash at its end. */
  readonly base: string;
};

/** All states side by side, each in frames: widths, themes and dialogs belong to a page. */
export function GalleryPage({ names, base }: Props) {
  return (
    <Page>
      <GlobalStyle />
      <PageHeading title={texts.title} subtitle={texts.subtitle} />
      {names.map((name) => (
        <section key={name}>
          <h2>
            <a href={`${base}${GALLERY}/${name}`}>{name}</a>
          </h2>
          <Row>
            {Object.entries(SIZES).flatMap(([size, [width, height]]) =>
              THEMES.map((theme) => (
                <Pane key={size + theme} $width={width} $height={height}>
                  <iframe
                    title={texts.frame(name, size, theme)}
                    src={`${base}${GALLERY}/${name}?theme=${theme}`}
                    loading="lazy"
                  />
                </Pane>
              )),
            )}
          </Row>
        </section>
      ))}
    </Page>
  );
}
