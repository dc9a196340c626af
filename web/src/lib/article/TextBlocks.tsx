/** Paragraphs, lists, terms and quotations of a written text. `Drawing` renders its figures. */
import type { ComponentType } from 'react';
import type { Block, FigureBlock } from '#web/content/articles/article.ts';
import css from './TextBlocks.module.css';

type FigureComponent = ComponentType<FigureBlock>;

export function TextBlocks({ blocks, Drawing }: { blocks: readonly Block[]; Drawing?: FigureComponent }) {
  return blocks.map((block, i) => <TextBlock key={i} block={block} Drawing={Drawing} />);
}

function TextBlock({ block, Drawing }: { block: Block; Drawing?: FigureComponent | undefined }) {
  if (typeof block === 'string') return <p>{block}</p>;
  if ('heading' in block) return <h3 className={css.heading}>{block.heading}</h3>;
  if ('list' in block) return <List items={block.list} />;
  if ('terms' in block) return <Terms terms={block.terms} />;
  if ('figure' in block) return Drawing && <Drawing {...block} />;
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
