import { conceptsOf } from './concepts.ts';

const section = (html: string) => ({ id: 'key-concepts', title: 'Key Concepts', html });

test('what a text explains are its small headings, bold words, links and abbreviations, each once, without the stories', () => {
  const text = {
    sections: [
      section('<h3 id="a">Kinds of articles</h3><p><strong>Peer review</strong> means <em>more</em>. A <strong>preprint</strong> …</p>'),
      section('<h3 id="b">Worked example: Leila&#x27;s flashcards</h3><p>She asks the IRB, as the IRB wants it.</p>'),
      section(
        '<ul><li><strong>Q &amp; A.</strong></li><li><strong>preprint</strong></li><li><a href="https://x.example">Zotero</a></li></ul>',
      ),
    ],
  };
  expect(conceptsOf(text)).toEqual(['Kinds of articles', 'Peer review', 'preprint', 'IRB', 'Q & A', 'Zotero']);
});
