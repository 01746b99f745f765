import css from './celebration.module.css';

/** A party popper as a drawing: the emoji would be an empty box if no font has it. */
export function Celebration() {
  return (
    <svg viewBox="0 0 48 48" className={css.drawing} aria-hidden>
      <path className={css.paper} d="M17 17 31 31 8 40Z" />
      <path d="M13.9 25 23 34.1M10.9 32.6 15.4 37.1" />
      <path className={css.bright} d="M25 22C28 18 23 13 27 8M27 24C31 20 33 23 36 19S40 15 42 16" />
      <path d="M21 15C20 12 22 11 20 7M33 28C36 26 37 29 41 27" />
      <path className={css.bright} d="M34 7V11M32 9H36M14 9H14.1M42 36H42.1M41 9H41.1" />
      <path d="M33 14H33.1M37 33H37.1M15 14H15.1" />
    </svg>
  );
}
