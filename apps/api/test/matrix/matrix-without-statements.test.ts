import type { BinaryOperationNode, KyselyPlugin } from 'kysely';
import { expect, test, vi } from 'vitest';
import { CustomerMarker } from '../../src/db/walls/customer-marker.ts';
import type { wallOf as wallOfCustomer } from '../../src/db/walls/wall.ts';
import { customersApart } from './customers-apart.ts';

const { opened } = vi.hoisted(() => ({ opened: { conditions: 0 } }));

/** The wall of statements without its conditions: new rows still get their customer, and `*` its columns. */
vi.mock('../../src/db/walls/wall.ts', async (original) => {
  const kysely = await import('kysely');
  const actual = await original<{ wallOf: typeof wallOfCustomer }>();
  const always = kysely.BinaryOperationNode.create(
    kysely.ValueNode.createImmediate(1),
    kysely.OperatorNode.create('='),
    kysely.ValueNode.createImmediate(1),
  );
  class WithoutConditions extends kysely.OperationNodeTransformer {
    protected override transformBinaryOperation(given: BinaryOperationNode) {
      const node = super.transformBinaryOperation(given);
      if (!kysely.ValueNode.is(node.rightOperand) || !(node.rightOperand.value instanceof CustomerMarker)) return node;
      opened.conditions += 1;
      return always;
    }
  }
  const without = new WithoutConditions();
  const wallOf = (...given: Parameters<typeof wallOfCustomer>): KyselyPlugin => {
    const wall = actual.wallOf(...given);
    return { ...wall, transformQuery: (args) => without.transformNode(wall.transformQuery(args), args.queryId) };
  };
  return { ...actual, wallOf };
});

customersApart('with the wall of the database alone');

test('the removed conditions were there before', () => {
  expect(opened.conditions).toBeGreaterThan(1_000);
});
