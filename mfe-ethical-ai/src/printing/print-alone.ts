import './print-alone.module.css';

/** Prints one element without the rest of the page. */
export function printAlone(element: HTMLElement): void {
  const whole = () => {
    delete element.dataset.print;
  };
  element.dataset.print = 'alone';
  window.addEventListener('afterprint', whole, { once: true });
  window.print();
}
