/** Lets dialogs open and close: jsdom knows the element and its attribute; what opens and closes it is missing. */
export function stubDialogs(): void {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
}
