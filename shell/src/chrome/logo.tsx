/** The mark: an open book on a bench, with a doorway of light in it. The name is beside it, so it needs no name of its own. */
export function Logo({ className }: { readonly className?: string }) {
  return (
    <svg
      className={className}
      viewBox="0 0 32 32"
      width="36"
      height="36"
      fill="none"
      strokeLinecap="round"
      aria-hidden="true"
      focusable="false"
    >
      <path fill="#f2b84b" d="M12.2 20.8V14.5A3.8 3.8 0 0 1 19.8 14.5V20.8Z" />
      <path
        fill="#2587a0"
        d="M15.3 9.3V5.8C12.2 3 8 2 4.2 3.2V20.8H10.8V14.5A5.2 5.2 0 0 1 15.3 9.3ZM16.7 9.3V5.8C19.8 3 24 2 27.8 3.2V20.8H21.2V14.5A5.2 5.2 0 0 0 16.7 9.3Z"
      />
      <path stroke="#2587a0" strokeWidth="2.5" d="M1.8 23.8H30.2M7 23.8V29.7M25 23.8V29.7" />
    </svg>
  );
}
