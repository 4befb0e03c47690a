import { createParamDecorator, Injectable, type ExecutionContext, type PipeTransform } from '@nestjs/common';
import { ApiParam } from '@nestjs/swagger';
import type { Action, Resource } from '@imisozi/core/access';
import type { RequestWithUser } from '../../../platform/auth/access.decorators.js';
import { describedBy } from '../../../platform/http/described-param.js';
import { OrderReferences, type KnownOrder, type OrderReference } from './order.references.js';

@Injectable()
class KnownOrderPipe implements PipeTransform<OrderReference, Promise<KnownOrder>> {
  constructor(private readonly references: OrderReferences) {}

  transform(asked: OrderReference): Promise<KnownOrder> {
    return this.references.find(asked);
  }
}

const asked = createParamDecorator(
  ({ resource, action }: OrderReference['need'], context: ExecutionContext): OrderReference => {
    const { params, currentUser } = context.switchToHttp().getRequest<RequestWithUser>();
    return {
      reference: (params as { id: string }).id,
      caller: currentUser,
      need: { resource, action },
    };
  },
);

const documented = describedBy(
  ApiParam({
    name: 'id',
    schema: { type: 'string', format: 'uuid' },
    description: 'The key of the order, from its link. With a token of staff, its id too.',
  }),
);

/**
 * Injects the {@link KnownOrder} for `:id` in the path of a client's call: staff with this permission use its id,
 * clients its key.
 */
export function KnownOrderParam<Of extends Resource>(resource: Of, action: Action<Of>): ParameterDecorator {
  return (target, method, index) => {
    asked({ resource, action }, KnownOrderPipe)(target, method, index);
    documented(target, method, index);
  };
}
