/** Lets a parameter decorator describe to Swagger what it reads from the request. */
export const describedBy =
  (describe: MethodDecorator): ParameterDecorator =>
  (target, method) => {
    const handler = method && Object.getOwnPropertyDescriptor(target, method);
    if (handler) describe(target, method, handler);
  };
