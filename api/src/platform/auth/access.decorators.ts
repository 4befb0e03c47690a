import { applyDecorators, createParamDecorator, SetMetadata, type ExecutionContext } from '@nestjs/common';
import { ApiExtension, ApiForbiddenResponse, ApiSecurity, ApiUnauthorizedResponse } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { rolesFor, type Action, type Resource, type Role } from '@imisozi/core/access';
import { ErrorAnswer } from '../errors/error-answer.js';
import { withRouteConfig } from '../http/route-config.js';

export const ACCESS = 'access';

/** The extension of the OpenAPI document that names the access. */
export const ACCESS_EXTENSION = 'x-access';

/** Who may call a route: anybody, or staff with one of the roles. */
export type Access = 'public' | readonly Role[];

/** The person behind a request, as the database knows them now. */
export interface CurrentUser {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: Role;
  readonly session: CurrentSession;
}

/** The login behind a request. */
export interface CurrentSession {
  readonly id: string;
  /** The account's `tokenVersion` at the login. */
  readonly version: number;
  /** When the token expires. */
  readonly expiresAt: Date;
}

export type RequestWithUser = FastifyRequest & { currentUser?: CurrentUser };

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
  }
}

const access = (who: Access) =>
  applyDecorators(SetMetadata(ACCESS, who), ApiExtension(ACCESS_EXTENSION, who), withRouteConfig({ access: who }));

/** Opens a route to everybody; a usable token still tells who is calling. */
export const Public = () => access('public');

/**
 * Narrows a route to the staff who may do this (the table in `@imisozi/core/access`). Every route says either this or
 * {@link Public}.
 */
export function Allow<Of extends Resource>(resource: Of, action: Action<Of>) {
  const roles = rolesFor(resource, action);
  return applyDecorators(
    access(roles),
    ApiSecurity('token'),
    ApiUnauthorizedResponse({ description: 'No usable token.', type: ErrorAnswer }),
    ApiForbiddenResponse({ description: `Needs the role ${roles.join(' or ')}.`, type: ErrorAnswer }),
  );
}

/** The caller: a {@link CurrentUser} where the route needs one, else perhaps undefined. */
export const Caller = createParamDecorator(
  (_: unknown, context: ExecutionContext) => context.switchToHttp().getRequest<RequestWithUser>().currentUser,
);
