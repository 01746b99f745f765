import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';

/** Describes every route of an app. The committed `openapi.json` is this document. */
export function openApiDocument(app: INestApplication): OpenAPIObject {
  const config = new DocumentBuilder()
    .setTitle('Portal API')
    .setVersion('1.0.0')
    .setDescription(
      'The lists of the portal and the forms that visitors send. Everything is open to everyone. Every unsuccessful response is a problem document (RFC 9457) whose `detail` is one sentence for a person.',
    )
    .build();
  const document = SwaggerModule.createDocument(app, config, { autoTagControllers: false });
  closeSchemas(document);
  return document;
}

/** The listed fields are complete: a field that is not described is never sent, and is refused if it arrives. */
function closeSchemas(document: OpenAPIObject): void {
  for (const schema of Object.values(document.components?.schemas ?? {}))
    if (!('$ref' in schema) && schema.type === 'object') schema.additionalProperties = false;
}
