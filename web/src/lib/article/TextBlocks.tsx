/** Paragraphs, lists, terms and quotations of a written text. `Figure` renders its figures; without it they are left out. */
import type { ComponentType } from 'react';
import type { Block, FigureBlock } from '#web/content/articles/article.ts';
import css from './TextBlocks.module.css';

type FigureComponent = ComponentType<FigureBlock>;

export function TextBlocks({ blocks, Figure }: { blocks: readonly Block[]; Figure?: FigureComponent }) {
  return blocks.map((block, i) => <TextBlock key={i} block={block} Figure={Figure} />);
}

function TextBlock({ block, Figure }: { block: Block; Figure?: FigureComponent | undefined }) {
  if (typeof block === 'string') return <p>{block}</p>;
  if ('heading' in block) return <h3 className={css.heading}>{block.heading}</h3>;
  if ('list' in block) return <List items={block.list} />;
  if ('terms' in block) return <Terms terms={block.terms} />;
  if ('figure' in block) return Figure && <Figure {...block} />;
  return (
    <blockquote className={css.quote}>
      <p>{block.quote}</p>
      <footer className="small soft">{block.from}</footer>
    </blockquote>
  );
}

function List({ items }: { items: readonly string[] }) {
  return (
    <ul className={css.list}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

function Terms({ terms }: { terms: readonly (readonly [term: string, meaning: string])[] }) {
  return (
    <dl className={css.terms}>
      {terms.map(([term, meaning]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
