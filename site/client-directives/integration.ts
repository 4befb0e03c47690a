import type { AstroIntegration } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates at the first interaction; see `interaction.ts`. */
    'client:interaction'?: boolean | { readonly orIdle: true };
  }
}

/** Adds the site's own `client:*` directives to Astro. */
export default function clientDirectives(): AstroIntegration {
  return {
    name: 'client-directives',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) =>
        addClientDirective({ name: 'interaction', entrypoint: './client-directives/interaction.ts' }),
    },
  };
}
