/** A control that a visitor fills. */
export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The fields of a part of a page whose content can be put into another. */
export function fieldsOf(tree: ParentNode): Field[] {
  return [...tree.querySelectorAll<Field>('input, textarea, select')].filter(({ type }) => !['hidden', 'file', 'submit'].includes(type));
}

/** Whether a field holds something else than the page put into it. */
export function isTyped(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    const options = [...field.options];
    return (
      field.selectedIndex !==
      Math.max(
        0,
        options.findIndex((option) => option.defaultSelected),
      )
    );
  }
  return isBox(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}

/** Does to `to` what the visitor did to `from`, so that whoever listens to the field hears of it. */
export function typeAgain(from: Field, to: Field): void {
  if (isBox(from) && isBox(to)) {
    if (from.checked !== to.checked) to.click();
    return;
  }
  if (from.value === to.value) return;
  // React sets a trap on the element's own property and would take the value for its own.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(to), 'value')?.set?.call(to, from.value);
  to.dispatchEvent(new Event(to instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

function isBox(field: Field): field is HTMLInputElement {
  return field.type === 'checkbox' || field.type === 'radio';
}
