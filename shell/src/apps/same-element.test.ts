import { sameElement } from './same-element.ts';

function tree(html: string): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = html;
  return root;
}

/** Looks in `after` for the element with `data-gone` of `before`; the answer is that element's `data-is`. */
function look(before: string, after: string): string | undefined {
  const gone = tree(before).querySelector('[data-gone]') as Element;
  return (sameElement(gone, tree(after)) as HTMLElement | undefined)?.dataset.is;
}

test.each([
  ['its id', '<input id="name" data-gone>', '<input id="mail"><input id="name" data-is="it">'],
  ['its name', '<input name="q" data-gone>', '<input name="r"><input name="q" data-is="it">'],
  ['its name, the id being a made one', '<input id="_R_1_" name="q" data-gone>', '<input id="_r_4_" name="q" data-is="it">'],
  [
    'name and value, being one of a group',
    '<input type="radio" name="c" value="b" data-gone>',
    '<input type="radio" name="c" value="a"><input type="radio" name="c" value="b" data-is="it">',
  ],
  ['its label', '<label>Your name <input data-gone></label>', '<label>Mail <input></label><label>Your name <input data-is="it"></label>'],
  ['its address', '<a href="/herbs" data-gone>Herbs</a>', '<a href="/roses">Roses</a><a href="/herbs" data-is="it">Herbs</a>'],
  ['its words', '<button data-gone>Cut <b>one</b></button>', '<button>Cut two</button><button data-is="it">Cut one</button>'],
  [
    'its words, in the same part of the frame',
    '<header><button aria-label="Dark" data-gone></button></header>',
    '<footer><button aria-label="Dark"></button></footer><header><button aria-label="Dark" data-is="it"></button></header>',
  ],
])('an element is found again by %s', (_, before, after) => {
  expect(look(before, after)).toBe('it');
});

test.each([
  ['there is none', '<button data-gone>Cut</button>', '<button data-is="it">Plant</button>'],
  ['there are two', '<button data-gone>Cut</button>', '<button data-is="it">Cut</button><button data-is="it">Cut</button>'],
  ['it has become something else', '<input id="name" data-gone>', '<h2 id="name" data-is="it">Name</h2>'],
  ['it asks for something else', '<input id="name" type="text" data-gone>', '<input id="name" type="password" data-is="it">'],
  ['nothing tells what it is', '<input data-gone>', '<input data-is="it">'],
])('no element is taken for it where %s', (_, before, after) => {
  expect(look(before, after)).toBeUndefined();
});
