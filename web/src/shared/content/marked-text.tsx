import { Fragment, type ReactNode } from 'react';
import { type Block, type Line, textBlocks } from './text-blocks.ts';
import { TextLink } from './text-link.tsx';

type MarkedTextProps = {
  text: string;
  /** The level of the text's larger headings: one below what stands above the text. */
  headingLevel?: 2 | 3;
  className?: string;
};

/** An operator's text as the reader sees it. */
export function MarkedText({ text, headingLevel = 2, className = '' }: MarkedTextProps) {
  return (
    <div className={`flex max-w-3xl flex-col gap-3 leading-7 ${className}`}>
      {keyed(textBlocks(text)).map(({ key, one }) => (
        <BlockView key={key} block={one} headingLevel={headingLevel} />
      ))}
    </div>
  );
}

function BlockView({ block, headingLevel }: { block: Block; headingLevel: 2 | 3 }) {
  switch (block.kind) {
    case 'heading':
      return <Heading level={headingLevel + block.depth - 1}>{lineView(block.line)}</Heading>;
    case 'paragraph':
      return <p>{linesView(block.lines)}</p>;
    case 'list':
      return <ItemList isOrdered={block.isOrdered} lines={block.lines} />;
    default:
      return block satisfies never;
  }
}

function Heading({ level, children }: { level: number; children: ReactNode }) {
  if (level === 2) return <h2 className="mt-4 text-lg font-bold first:mt-0">{children}</h2>;
  if (level === 3) return <h3 className="mt-2 font-semibold first:mt-0">{children}</h3>;
  return <h4 className="mt-1 font-semibold text-muted first:mt-0">{children}</h4>;
}

function ItemList({ isOrdered, lines }: { isOrdered: boolean; lines: readonly Line[] }) {
  const items = keyed(lines).map(({ key, one }) => <li key={key}>{lineView(one)}</li>);
  const look = 'flex list-outside flex-col gap-1 pl-5 marker:text-faint';
  return isOrdered ? (
    <ol className={`${look} list-decimal`}>{items}</ol>
  ) : (
    <ul className={`${look} list-disc`}>{items}</ul>
  );
}

function linesView(lines: readonly Line[]): ReactNode {
  return keyed(lines).map(({ key, one }) => (
    <Fragment key={key}>
      {key === 0 ? null : <br />}
      {lineView(one)}
    </Fragment>
  ));
}

function lineView(line: Line): ReactNode {
  return keyed(line).map(({ key, one }) => {
    if (one.kind === 'text') return one.text;
    if (one.kind === 'strong') return <strong key={key}>{one.text}</strong>;
    return (
      <TextLink key={key} href={one.href}>
        {one.text}
      </TextLink>
    );
  });
}

/** The place in the text is what tells one part from another: a text never changes by itself. */
function keyed<One>(parts: readonly One[]): { key: number; one: One }[] {
  return parts.map((one, key) => ({ key, one }));
}
