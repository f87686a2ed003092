import { columnsOf, itemsName, itemsOf, rowsOf } from '../../commands/api/columns.ts';
import type { OperationId } from '../../generated/operations.ts';
import { toJson } from '../../render/escape/json.ts';
import { openTable, type Table } from '../../render/table.ts';

export type AnswerFormat = 'json' | 'ndjson' | 'table';

type Answer = Readonly<Record<string, unknown>>;

/** Makes text of a whole answer, or of pages one after another: what each page and then `end` give is one document. */
export type Writer = {
  answer(answer: Answer): string;
  page(items: readonly object[]): string;
  end(): string;
};

export const writersOf: Readonly<Record<AnswerFormat, (id: OperationId, width: number) => Writer>> = {
  json(id) {
    const head = `{\n  ${JSON.stringify(itemsName(id))}: [`;
    let before = `${head}\n`;
    return {
      answer: (answer) => `${toJson(answer, 2)}\n`,
      page(items) {
        const text = before + items.map((item) => toJson(item, 2).replaceAll(/^/gm, '    ')).join(',\n');
        before = ',\n';
        return text;
      },
      end: () => (before === ',\n' ? '\n  ]\n}\n' : `${head}]\n}\n`),
    };
  },
  ndjson(id) {
    const page: Writer['page'] = (items) => items.map((item) => `${toJson(item)}\n`).join('');
    return { answer: (answer) => page(itemsOf(id, answer)), page, end: () => '' };
  },
  table(id, width) {
    let table: Table | null = null;
    const columns = columnsOf(id);
    const page: Writer['page'] = (items) => {
      const rows = rowsOf(id, items);
      const head = table === null;
      const fitting = table?.widen(rows) ?? openTable(columns, rows, width);
      table = fitting;
      return `${head ? fitting.head : ''}${rows.map((row) => fitting.row(row)).join('')}`;
    };
    return {
      answer: (answer) => page(itemsOf(id, answer)),
      page,
      end: () => (table === null ? openTable(columns, [], width).head : ''),
    };
  },
};
