declare global {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- Added to, not made.
  interface Window {
    framePainted: Promise<number>;
  }
}

type Wanted = {
  /** A selector of the picture, and how its address ends. */
  readonly picture: string;
  readonly file: string;
  /** A selector of what else has to be there. */
  readonly needs: string;
};

/**
 * Runs in the page. Has `framePainted` give the milliseconds until the first frame is painted in
 * which the picture can be seen: since the next key press, or without one since the navigation.
 */
export function watchForFrame({ picture, file, needs }: Wanted) {
  let since = 0;
  const onKey = ({ timeStamp }: Event) => {
    since = timeStamp;
  };
  addEventListener('keydown', onKey, { capture: true, once: true });

  /** As this frame will show it: animations have been brought up to it. */
  const isSeen = () => {
    const image = document.querySelector<HTMLImageElement>(picture);
    if (!image?.src.endsWith(file) || !image.complete || image.naturalWidth === 0) return false;
    // Before the styles, which take a page some time that is then not its own.
    if (!document.querySelector(needs)) return false;
    const { visibility, opacity } = getComputedStyle(image);
    return visibility === 'visible' && Number(opacity) > 0;
  };
  window.framePainted = new Promise((resolve) => {
    const onPainted = () => resolve(performance.now() - since);
    const look = () => {
      // As in keyToPaint.ts: after this frame, and before what else the page has put off.
      if (isSeen()) void scheduler.postTask(onPainted, { priority: 'user-blocking' });
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}
