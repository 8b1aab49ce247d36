import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

interface Value {
  stringValue?: string;
  intValue?: number;
}
interface Sent {
  resourceSpans: {
    resource: { attributes: { key: string; value: Value }[] };
    scopeSpans: { spans: SpanSent[] }[];
  }[];
}

export interface SpanSent {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: Value }[];
  status: { code?: number };
}

export const attributeOf = ({ attributes }: Pick<SpanSent, 'attributes'>, key: string) => {
  const value = attributes.find((one) => one.key === key)?.value;
  return value?.stringValue ?? value?.intValue;
};

/** Receives spans over HTTP as JSON: the target of an OpenTelemetry exporter. */
export const openCollector = async () => {
  const spans: SpanSent[] = [];
  const services = new Set<unknown>();
  let text = '';
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      text += body.toString('utf8');
      // Defined by the protocol for /v1/traces.
      for (const { resource, scopeSpans } of (JSON.parse(body.toString('utf8')) as Sent).resourceSpans) {
        services.add(attributeOf(resource, 'service.name'));
        for (const scope of scopeSpans) spans.push(...scope.spans);
      }
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  // A TCP server that listens has an address with a port.
  const { port } = server.address() as AddressInfo;
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { endpoint: `http://127.0.0.1:${port}`, spans, services, text: () => text, close };
};
