import { conceptsOf } from './concepts.ts';

const section = (html: string) => ({ id: 'key-concepts', title: 'Key Concepts', html });

test('what a text explains are its small headings and its bold words, each once, without the stories', () => {
  const text = {
    sections: [
      section('<h3 id="a">Kinds of articles</h3><p><strong>Peer review</strong> means <em>more</em>. A <strong>preprint</strong> …</p>'),
      section(
        '<h3 id="b">Worked example: Leila&#x27;s flashcards</h3><ul><li><strong>Q &amp; A.</strong></li><li><strong>preprint</strong></li></ul>',
      ),
    ],
  };
  expect(conceptsOf(text)).toEqual(['Kinds of articles', 'Peer review', 'preprint', 'Q & A']);
});
