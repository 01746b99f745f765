import { type RefObject, useRef, useState } from 'react';

/** "Audio volume default 0.7" (2-content-pages.md section 9). */
const VOLUME = 0.7;

/** Duration of `media/anthem/anthem.mp3` in seconds, so that it can be shown before anything is loaded. */
const LENGTH_S = 37.656;

/** What the player shows, and what its controls do; the audio element's own events say what happens. */
export function useAnthem() {
  const audio = useRef<HTMLAudioElement>(null);
  const [playing, setPlaying] = useState(false);
  const [now, setNow] = useState(0);
  const [length, setLength] = useState(LENGTH_S);
  const [volume, setVolume] = useState(VOLUME);
  const [loaded, setLoaded] = useState(false);
  const [failed, setFailed] = useState(false);

  function fail(problem: unknown) {
    setPlaying(false);
    setFailed(true);
    console.error('Error loading anthem audio', problem);
  }

  function play() {
    const element = audio.current;
    if (!element) return;
    setFailed(false);
    element.volume = volume;
    if (element.error) element.load();
    // A pause before the first sound interrupts this call, and a file that does not load reports that itself: see `onError`.
    element.play().catch(() => undefined);
  }

  return {
    audio,
    state: { playing, now, length, loaded, volume, failed },
    events: {
      onPlay: () => setPlaying(true),
      onPause: () => setPlaying(false),
      onTimeUpdate: () => setNow(audio.current?.currentTime ?? 0),
      onDurationChange: () => {
        setLength(audio.current?.duration ?? Number.NaN);
        setLoaded(true);
      },
      onEnded: () => setPlaying(false),
      onError: () => fail(audio.current?.error),
    },
    toggle: () => (playing ? audio.current?.pause() : play()),
    /** "Restart sets position to 0 and keeps playing if it was playing." */
    restart: () => seek(audio, setNow, 0),
    seek: (seconds: number) => seek(audio, setNow, seconds),
    setVolume: (next: number) => {
      setVolume(next);
      if (audio.current) audio.current.volume = next;
    },
    retry: play,
  };
}

function seek(audio: RefObject<HTMLAudioElement | null>, show: (seconds: number) => void, seconds: number) {
  if (audio.current) audio.current.currentTime = seconds;
  show(seconds);
}
