import { type CfnElement, RemovalPolicy, Stack, Validations } from 'aws-cdk-lib';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, CacheControl, type ISource, Source } from 'aws-cdk-lib/aws-s3-deployment';
import type { Construct, IDependable } from 'constructs';
import type { Environment } from '#infra/aws/environments.ts';
import { cacheControl } from '#infra/site.ts';
import { securityFile, securityText } from '#infra/well-known.ts';
import { type MapTiles, mapTilesFile } from '#shared/map-tiles.ts';
import { siteOriginMark } from '#shared/site-origin.ts';

export interface SiteFiles {
  /** The built site, with `index.html` and `assets/`. */
  folder: string;
  /** The site's origin, possibly a CloudFormation token. */
  origin: string;
  /** The email address for reports of vulnerabilities. */
  securityContact: string;
  mapTiles: MapTiles;
  /** The constructs of the API and its functions. */
  api: IDependable[];
}

/**
 * Uploads the built site: first the assets, then the pages that reference them. Old assets are kept, so a page that is
 * open during a deployment can still load its chunks. The pages are uploaded after the API that they call is deployed.
 */
export function deploySite(
  scope: Construct,
  environment: Environment,
  siteBucket: Bucket,
  { folder, origin, securityContact, mapTiles, api }: SiteFiles,
): void {
  const logGroup = new LogGroup(scope, 'SiteFilesLog', {
    retention: environment.logRetentionDays,
    removalPolicy: RemovalPolicy.DESTROY,
  });
  // `.stamp` and the compressed files are only for the local runtime, because CloudFront compresses responses itself.
  const files = Source.asset(folder, { exclude: ['.stamp', '*.br', '*.gz'] });
  // The copying Lambda replaces the placeholder in all files of the asset. `Source.data` would be an asset per page.
  const withOrigin: ISource = {
    bind: (...parameters) => ({ ...files.bind(...parameters), markers: { [siteOriginMark]: origin } }),
  };
  const text = securityText({ contact: securityContact, origin, now: new Date() });
  const security = Source.data(securityFile.slice(1), text);
  const tiles = Source.jsonData(mapTilesFile.slice(1), mapTiles);
  const deploy = (
    id: string,
    example: string,
    { sources, ...filter }: { sources: ISource[]; include?: string[]; exclude: string[] },
  ) =>
    new BucketDeployment(scope, id, {
      sources,
      destinationBucket: siteBucket,
      prune: false,
      retainOnDelete: environment.keepsData,
      cacheControl: [CacheControl.fromString(cacheControl(example))],
      memoryLimit: 512,
      logGroup,
      ...filter,
    });
  const assets = deploy('SiteAssets', '/assets/any', { sources: [files], exclude: ['*'], include: ['assets/*'] });
  const pages = deploy('SitePages', '/index.html', { sources: [withOrigin, tiles, security], exclude: ['assets/*'] });
  pages.node.addDependency(assets, ...api);
  acknowledgeFindings(scope, siteBucket);
}

/** Acknowledges cdk-nag's findings about the Lambda that the CDK adds to upload the files. */
function acknowledgeFindings(scope: Construct, siteBucket: Bucket): void {
  const stack = Stack.of(scope);
  const copier = stack.node.children.find((child) => child.node.id.startsWith('Custom::CDKBucketDeployment'));
  if (!copier) throw new Error('The CDK has renamed the Lambda that uploads the site.');
  const bucketId = stack.getLogicalId(siteBucket.node.defaultChild as CfnElement);
  const findings = [
    'IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]',
    'IAM5[Resource::arn:<AWS::Partition>:s3:::cdk-hnb659fds-assets-<AWS::AccountId>-<AWS::Region>/*]',
    `IAM5[Resource::<${bucketId}.Arn>/*]`,
    ...['Abort', 'DeleteObject', 'GetBucket', 'GetObject', 'List'].map((verb) => `IAM5[Action::s3:${verb}*]`),
    'L1',
  ];
  Validations.of(copier).acknowledge(
    ...findings.map((finding) => ({
      id: `AwsSolutions-${finding}`,
      reason: "The CDK's own Lambda runs at deployments only and copies from the asset bucket to the site's bucket.",
    })),
  );
}
