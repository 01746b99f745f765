/** Seconds as m:ss; "0:00 when the duration is unknown" (2-content-pages.md section 9). */
export function minutesAndSeconds(seconds: number): string {
  if (!Number.isFinite(seconds) || seconds < 0) return '0:00';
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
