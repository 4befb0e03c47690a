import { applyDecorators, createParamDecorator, SetMetadata, type ExecutionContext } from '@nestjs/common';
import { ApiExtension, ApiSecurity } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { rolesFor, type Action, type Resource, type Role } from '@imisozi/core/access';
import { withRouteConfig } from '../http/route-config.js';

export const ACCESS = 'access';
export const KNOWS_EVERY_LOGIN = 'knows every login';
export const ASKS_AGAIN = 'asks again';
export const OF_OWN_ACCOUNT = 'of own account';

/** The extension of the OpenAPI document that names the access. */
export const ACCESS_EXTENSION = 'x-access';

/** The extension of the OpenAPI document of calls that may ask for the password again. */
export const ASKS_AGAIN_EXTENSION = 'x-asks-again';

/** Who may call a route: anybody, or staff with one of the roles. */
export type Access = 'public' | readonly Role[];

/** The person who makes a request, as currently stored in the database. */
export interface CurrentUser {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: Role;
  /** Whose login it is, with the role `agent`; null with every other one. */
  readonly agentId: string | null;
  readonly session: OpenSession;
}

/** The login session of a request. */
export interface CurrentSession {
  readonly id: string;
  /** The account's `tokenVersion` at the login. */
  readonly version: number;
  /** When the token expires. */
  readonly expiresAt: Date;
}

/** What the session of a caller may do, as currently stored in the database. */
export interface OpenSession extends CurrentSession {
  /** When its owner last proved to be there, by logging in or by {@link AsksAgain}'s question. */
  readonly confirmedAt: Date;
  /** It was opened with a second factor, or has added one. */
  readonly hasFactor: boolean;
  readonly isOfDeployedClient: boolean;
}

export type RequestWithUser = FastifyRequest & { currentUser?: CurrentUser };

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
  }
}

/** A route that is open to everybody; a usable token of staff still tells who is calling. */
export const PUBLIC: Access = 'public';

/** On a public route: it is told of agents who are logged in too, not of staff only. */
export const KnowsEveryLogin = () => SetMetadata(KNOWS_EVERY_LOGIN, true);

/**
 * A sensitive route: whoever has not proved within the last minutes to be there is asked for the password again
 * (rules/accounts 13).
 */
export const AsksAgain = () => applyDecorators(SetMetadata(ASKS_AGAIN, true), MayAskAgain());

/** Says in the OpenAPI document that a route may ask as {@link AsksAgain} does, depending on what it is asked for. */
export const MayAskAgain = () => ApiExtension(ASKS_AGAIN_EXTENSION, true);

/** Routes of the own account, which are open before a required second factor was added (rules/accounts 11). */
export const OfOwnAccount = () => SetMetadata(OF_OWN_ACCOUNT, true);

/** A route for the staff who may do this (the table in `@imisozi/core/access`). */
export const allow = <Of extends Resource>(resource: Of, action: Action<Of>): Access => rolesFor(resource, action);

/** Tells the guard who may call a route, before the body is read, and describes it to Swagger. */
export const AccessTo = (who: Access) =>
  applyDecorators(
    SetMetadata(ACCESS, who),
    ApiExtension(ACCESS_EXTENSION, who),
    withRouteConfig({ access: who }),
    ...(who === 'public' ? [] : [ApiSecurity('token')]),
  );

/** The caller: a {@link CurrentUser} where the route needs one, else perhaps undefined. */
export const Caller = createParamDecorator(
  (_: unknown, context: ExecutionContext) => context.switchToHttp().getRequest<RequestWithUser>().currentUser,
);
