import { useEffect, useState } from 'react';
import captions from '../../media/intro/intro.en.vtt';
import mp4 from '../../media/intro/intro.mp4';
import webm from '../../media/intro/intro.webm';
import poster from '../../media/intro/poster.webp';
import type { HomeWords } from './home.schema.ts';
import styles from './intro-film.module.css';

/**
 * The intro video with the browser's own controls. Until somebody plays it, only its metadata is loaded (1-platform.md, "Home page"),
 * and that like the poster when the page works: before, they would take the network from what the page needs. So do the controls:
 * they are half of the work of styling the page's first view. Without scripts the film has them from the start.
 */
export function IntroFilm({ words }: { readonly words: HomeWords['film'] }) {
  const [shown, setShown] = useState<Shown>({ preload: 'none' });
  useEffect(() => {
    const saves = (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData;
    // In a task of its own: the controls are a page in a page, and would make one long task with what comes to life beside them.
    const timer = setTimeout(() => setShown({ controls: true, poster, preload: saves ? 'none' : 'metadata' }));
    return () => clearTimeout(timer);
  }, []);
  return (
    <figure className={styles.figure}>
      <Film words={words} {...shown} />
      <noscript>
        <Film words={words} controls preload="none" />
      </noscript>
      <figcaption className={styles.caption}>{words.caption}</figcaption>
    </figure>
  );
}

interface Shown {
  readonly controls?: boolean;
  readonly poster?: string;
  readonly preload: 'none' | 'metadata';
}

function Film({ words, ...shown }: Shown & { readonly words: HomeWords['film'] }) {
  return (
    <video className={styles.film} aria-label={words.label} playsInline {...shown} width={1280} height={720}>
      <source src={webm} type="video/webm" />
      <source src={mp4} type="video/mp4" />
      <track kind="captions" src={captions} srcLang="en" label={words.captions} />
      <a href={mp4}>{words.download}</a>
    </video>
  );
}
