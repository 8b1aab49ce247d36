import { paramsOf, type Answer, type Endpoint } from '@comptoir/contract/kit';
import type { ComponentType } from 'react';
import { useRead } from '../queries.ts';
import { ReadFailure } from '../read-failure.tsx';
import { RecordComing } from '../record-coming.tsx';
import { useParam } from '../use-param.ts';

/** The top of a record's page, whether it has come or not. */
export interface RecordHead {
  purpose: string;
  /** Its list. */
  parents: readonly [{ label: string; href: string }];
}

export interface StoredProps<Stored> {
  stored: Stored;
  head: RecordHead;
}
/** Of a form that adds records as well. */
export type RecordProps<Stored> = Partial<StoredProps<Stored>> & Pick<StoredProps<Stored>, 'head'>;

interface Options<E extends Endpoint, Extra> {
  /** Its path has one parameter, the record's id. */
  read: E;
  /** What the address of the page calls that parameter. */
  param: string;
  /** Until the record has come. */
  title: string;
  head: RecordHead;
  /** Gets what the page gets, besides. */
  Form: ComponentType<StoredProps<Answer<E>> & NoInfer<Extra>>;
}

/** The page of the record that the address names. */
export const recordPage = <E extends Endpoint, Extra extends object = object>(options: Options<E, Extra>) => {
  const { read, param, title, head, Form } = options;
  const [name = ''] = paramsOf(read.path);
  const StoredPage = ({ id, extra }: { id: number; extra: Extra }) => {
    const query = useRead<Endpoint>(read, { params: { [name]: id } });
    if (!query.data) return <RecordComing title={title} {...head} query={query} listHref={head.parents[0].href} />;
    // What this very call answers.
    const stored = query.data as Answer<E>;
    return (
      <>
        <ReadFailure query={query} />
        <Form stored={stored} head={head} {...extra} />
      </>
    );
  };
  return (extra: Extra) => {
    const id = useParam(param);
    return <StoredPage key={id} id={Number(id)} extra={extra} />;
  };
};
