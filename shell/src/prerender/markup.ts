/** A text between two tags. */
export function text(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** A text in an attribute. */
export function attribute(value: string): string {
  return text(value).replaceAll('"', '&quot;');
}

/** Data in a `<script>` that is not executed, so no policy forbids it; "<" is escaped so that no text can end the element. */
export function data(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
