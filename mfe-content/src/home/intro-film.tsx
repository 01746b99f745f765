import { type ComponentProps, useEffect, useRef, useState } from 'react';
import captions from '../../media/intro/intro.en.vtt';
import mp4 from '../../media/intro/intro.mp4';
import webm from '../../media/intro/intro.webm';
import poster from '../../media/intro/poster.webp';
import type { HomeStrings } from './home.schema.ts';
import styles from './intro-film.module.css';

/**
 * The intro video with the browser's own controls. Until someone plays it, only its metadata is loaded (1-platform.md, "Home page"), and
 * that, like the poster, only once the page works: earlier, they would compete with what the page needs. The controls are a page within a
 * page and take half the work of styling the first view, so they appear when the film scrolls into view or is reached with the keyboard.
 * Without scripts, the film has them from the start.
 */
export function IntroFilm({ strings }: { readonly strings: HomeStrings['film'] }) {
  const [shown, setShown] = useState<Shown>({ preload: 'none' });
  const [controls, setControls] = useState(false);
  const film = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const saves = (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData;
    setShown({ poster, preload: saves ? 'none' : 'metadata' });
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && setControls(true));
    if (film.current) watch.observe(film.current);
    return () => watch.disconnect();
  }, []);
  return (
    <figure className={styles.figure}>
      {/* A film without controls can take the focus only with a tabindex. */}
      <Film strings={strings} {...shown} controls={controls} ref={film} tabIndex={0} onFocus={() => setControls(true)} />
      <noscript>
        <Film strings={strings} controls preload="none" />
      </noscript>
      <figcaption className={styles.caption}>{strings.caption}</figcaption>
    </figure>
  );
}

type Shown = Pick<ComponentProps<'video'>, 'poster' | 'preload'>;

function Film({ strings, ...more }: ComponentProps<'video'> & { readonly strings: HomeStrings['film'] }) {
  return (
    <video className={styles.film} aria-label={strings.label} playsInline width={1280} height={720} {...more}>
      <source src={webm} type="video/webm" />
      <source src={mp4} type="video/mp4" />
      <track kind="captions" src={captions} srcLang="en" label={strings.captions} />
      <a href={mp4}>{strings.download}</a>
    </video>
  );
}
