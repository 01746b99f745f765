import type { SearchEntry } from '@portal/contracts';
import productivityFile from './content/ai-life-easier.yaml';
import dataPools from './content/data-pools.yaml';
import medicalFile from './content/medical-students.yaml';
import resourcesFile from './content/resources.yaml';
import savingsFile from './content/student-savings.yaml';
import toolsFile from './content/tools.yaml';
import { cardId } from './src/directory/card-id.ts';

/** Every tool and resource in the lists. A tool in the directory is found there by its name, everything else by its card. */
export async function search(): Promise<SearchEntry[]> {
  return [...directory(), ...pools(), ...productivity(), ...resources(), ...medical(), ...savings()];
}

interface Listed {
  readonly name: string;
  readonly description: string;
}

const onCard = (kind: 'tool' | 'resource', page: string, also: string) => (listed: Listed) => ({
  kind,
  title: listed.name,
  text: listed.description,
  address: `${page}#${cardId(listed.name)}`,
  also,
});

function directory(): SearchEntry[] {
  return toolsFile.tools.map(({ name, description, category, aiFeature, tags }) => ({
    kind: 'tool',
    title: name,
    text: description,
    address: `/tools?q=${encodeURIComponent(name)}`,
    also: [category, aiFeature, ...tags].join(' '),
  }));
}

function pools(): SearchEntry[] {
  const { heading, list } = dataPools;
  return list.map(({ needs, ask, ...pool }) => onCard('resource', '/tools', `${heading} data set ${needs} ${ask}`)(pool));
}

function productivity(): SearchEntry[] {
  const { list } = productivityFile;
  return list.tools.map((tool) => onCard('tool', '/ai-life-easier', `${list.heading} ${tool.category}`)(tool));
}

function resources(): SearchEntry[] {
  return resourcesFile.sections.flatMap((section) =>
    section.resources.map((resource) => onCard('resource', '/resources', `${section.heading} ${resource.type}`)(resource)),
  );
}

/** Exam steps without words of their own are found with the page. */
function medical(): SearchEntry[] {
  const { head, apps, communication, documentation, videos } = medicalFile;
  return [apps, communication, documentation, videos].flatMap(({ heading, list }: { heading: string; list: readonly Listed[] }) =>
    list.map(onCard('resource', '/medical-students', `${head.heading} ${heading}`)),
  );
}

function savings(): SearchEntry[] {
  const { discounts, tips } = savingsFile;
  return [
    ...discounts.list.map(onCard('resource', '/student-savings', discounts.heading)),
    ...tips.list.map(({ title, text, apps = [] }) =>
      onCard(
        'resource',
        '/student-savings',
        [tips.heading, ...apps.map(({ name }) => name)].join(' '),
      )({
        name: title,
        description: text,
      }),
    ),
  ];
}
